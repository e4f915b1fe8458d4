import type { Team } from '@safira/contract/teams/teams';
import { CalendarSubscribe } from '../../football-ui/calendar-subscribe.tsx';
import { Crest } from '../../football-ui/crest.tsx';
import { Hero } from '../../ui/hero.tsx';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { tabAddress, tabNames, type TeamTab } from './addresses.ts';
import * as text from './text.ts';

/** TEAM-02: crest, name, country and the colours of a team, and the parts of its page. */
export function TeamHero({ team, tab, siteUrl }: { team: Team; tab: TeamTab; siteUrl: string }) {
  const { _id: slug, colours } = team;
  return (
    <>
      <Hero
        picture={<Crest team={team} size={76} />}
        title={team.name}
        notes={team.countryName && <bdi>{team.countryName}</bdi>}
        crumbs={[{ name: text.teams, path: '/teams' }]}
        {...(colours && { stripe: [colours.shirt, colours.number] as const })}
        action={<CalendarSubscribe siteUrl={siteUrl} path={`/api/teams/${slug}/calendar.ics`} />}
      />
      <PageTabs
        label={text.tabsLabel}
        tabs={tabNames.map((name) => ({
          name: text.tabs[name],
          to: tabAddress(team, name),
          isCurrent: name === tab,
        }))}
      />
    </>
  );
}
