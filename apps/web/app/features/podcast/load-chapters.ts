import type { Answer } from '@safira/contract/endpoint';
import type { getEpisode } from '@safira/contract/podcasts/podcasts';
import { call } from '../../lib/api.ts';
import type { Chapter } from '../../state/player.ts';

export async function loadChapters(episode: number): Promise<readonly Chapter[]> {
  const { data } = await call<Answer<typeof getEpisode>>(`/podcasts/episodes/${episode}`);
  return data.chapters;
}
