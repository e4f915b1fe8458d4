import type { MatchObservation, ObservedMatch } from '@safira/football/observed/observation';
import type {
  ObservedAppearance,
  ObservedVenueProfile,
  ObservedInjury,
  ObservedLineup,
  ObservedPlayerSeason,
  ObservedPrediction,
  ObservedSeason,
  ObservedSquad,
  ObservedStandings,
  ObservedTeamProfile,
} from '@safira/football/observed/records';
import { toAppearances } from './appearances.ts';
import { toCandidate, type Candidate } from './coach.ts';
import type { Reader } from './collect.ts';
import { toInjury } from './injury.ts';
import { toLineup } from './lineup.ts';
import { toObservedMatch, toObservation } from './match.ts';
import { toPlayerSeason } from './player-season.ts';
import { toPrediction } from './prediction.ts';
import { toRound } from './round.ts';
import { toSeasons } from './season.ts';
import { toSquad } from './squad.ts';
import { toStandings } from './standings.ts';
import { toVenueProfile, toTeamProfile } from './team.ts';

export const observedMatch: Reader<ObservedMatch> = {
  read: toObservedMatch,
  keyOf: ({ observation }) => observation.match.id,
};
export const match: Reader<MatchObservation> = { read: toObservation, keyOf: (one) => one.match.id };
/** All seasons of one competition. */
export const seasons: Reader<ObservedSeason[]> = {
  read: toSeasons,
  keyOf: ([season]) => season?.competitionId ?? 0,
};
export const team: Reader<ObservedTeamProfile> = { read: toTeamProfile, keyOf: ({ id }) => id };
export const venueProfile: Reader<ObservedVenueProfile> = {
  read: toVenueProfile,
  keyOf: ({ id, name }) => id ?? name,
};
export const squad: Reader<ObservedSquad> = { read: toSquad, keyOf: ({ teamId }) => teamId };
export const candidate: Reader<Candidate> = { read: toCandidate, keyOf: ({ coach }) => coach.id };
export const standings: Reader<ObservedStandings> = {
  read: toStandings,
  keyOf: ({ competitionId, season }) => `${competitionId} ${season}`,
};
export const round: Reader<string> = { read: toRound, keyOf: (name) => name };
export const injury: Reader<ObservedInjury> = {
  read: toInjury,
  keyOf: (one) => `${one.player.id} ${one.matchId}`,
};
export const player: Reader<ObservedPlayerSeason> = { read: toPlayerSeason, keyOf: (one) => one.player.id };
export const lineup: Reader<ObservedLineup> = { read: toLineup, keyOf: ({ teamId }) => teamId };
/** All of one side. */
export const appearances: Reader<ObservedAppearance[]> = {
  read: toAppearances,
  keyOf: ([row]) => row?.teamId ?? 0,
};
/** The answer does not name its match, so the id is passed in. */
export const predictionOf = (matchId: number): Reader<ObservedPrediction> => ({
  read: (item) => toPrediction(item, matchId),
  keyOf: (one) => one.matchId,
});
