import { Link, useLocation } from 'react-router';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel, WarningCard } from '../../ui/state-panel.tsx';
import { noRole, secondFactor, visitor } from './text.ts';

/** AUTH-01: without a session; signing in leads back to the page. */
export function VisitorPanel() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ return: `${pathname}${search}` });
  return (
    <StatePanel drawing={<QuietPitch />} title={visitor.title} level={1} text={visitor.text}>
      <Link className={button.primary} to={`/login?${query}`} reloadDocument>
        {visitor.signIn}
      </Link>
    </StatePanel>
  );
}

/** Why the newsroom is closed to this account, by the codes of the API. */
export type Refusal = 'forbidden' | 'second_factor_needed';

export const isRefusal = (code: string | undefined): code is Refusal =>
  code === 'forbidden' || code === 'second_factor_needed';

export function RefusedPanel({ reason }: { reason: Refusal }) {
  if (reason === 'forbidden') {
    return (
      <StatePanel drawing={<WarningCard />} title={noRole.title} level={1} text={noRole.text}>
        <Link className={button.primary} to="/" reloadDocument>
          {noRole.home}
        </Link>
      </StatePanel>
    );
  }
  return (
    <StatePanel drawing={<WarningCard />} title={secondFactor.title} level={1} text={secondFactor.text}>
      <Link className={button.primary} to="/account/security" reloadDocument>
        {secondFactor.toSecurity}
      </Link>
    </StatePanel>
  );
}
