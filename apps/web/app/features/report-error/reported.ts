import type { ReportTarget } from '@safira/contract/corrections/error-reports';

type Team = { name: string; originalName: string; logo: string | null };

/** What the page is about: with its name, and the teams of a match. Null: the log of corrections. */
export type Reported = (ReportTarget & { name: string; teams?: readonly [home: Team, away: Team] }) | null;
