import { longDate } from '@safira/arabic/formats/dates';
import type { Day } from '@safira/contract/matches/matches';
import type { ReactNode } from 'react';
import { DatedTitle } from '../../football-ui/dated-title.tsx';
import { title } from './text.ts';

type Props = {
  day: Day;
  hijri: string | undefined;
  /** The time zone of the page at its end, and the choice of competitions below. */
  children: ReactNode;
};

export const DayTitle = ({ day, ...props }: Props) => (
  <DatedTitle title={title} date={longDate(day.date)} {...props} />
);
