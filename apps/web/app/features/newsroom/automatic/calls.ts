import type { Answer } from '@safira/contract/endpoint';
import type {
  AutomaticSwitch,
  getAutomaticNews,
  saveAutomaticSwitch,
} from '@safira/contract/newsroom/automatic';
import { ApiError } from '../../../lib/api.ts';
import { memberCall } from '../../../state/session-calls.ts';
import { errors } from '../../../ui/text.ts';

export type AutomaticNews = Answer<typeof getAutomaticNews>['data'];

export const readAutomaticNews = async (): Promise<AutomaticNews> =>
  (await memberCall<Answer<typeof getAutomaticNews>>('/newsroom/automatic')).data;

export const saveSwitch = ({ competition, ...published }: AutomaticSwitch) =>
  memberCall<Answer<typeof saveAutomaticSwitch>>(`/newsroom/automatic/competitions/${competition.id}`, {
    method: 'PUT',
    body: published,
  });

/** Why a call failed, in words for the editor. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError && error.code ? error.message : errors.unexpected;
