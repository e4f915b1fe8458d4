import type { ImportRow } from '@safira/contract/newsroom/broadcast-import';
import { timeText } from '@safira/arabic/formats/dates';
import { wallTime } from '../../../lib/wall-time.ts';
import * as control from '../../../ui/control.module.css';
import { type Times, useNewsroom } from '../context.ts';
import * as styles from './import-rows.module.css';
import { commentatorsOf, matchName } from './row-words.ts';
import * as text from './text.ts';
import type { Import } from './use-import.ts';

type Props = { row: ImportRow; reading: Import };

/** What only an editor can say about a row: which match, channel or commentator it means, and what counts. */
export function RowDecisions({ row, reading }: Props) {
  const { times } = useNewsroom();
  const { line, candidates, unclearChannels, newCommentators, entries } = row;
  const { choices, choose } = reading;
  const chosen = choices.get(line);
  const known = entries.map(({ channel }) => channel);
  return (
    <>
      {row.status === 'conflict' && <Conflict row={row} reading={reading} />}
      {candidates.length > 0 && (
        <Select
          label={text.choice.match}
          value={String(chosen?.matchId ?? '')}
          options={candidates.map((match) => [String(match.id), candidateName(match, times)])}
          onChange={(value) => choose(line, { matchId: Number(value) })}
        />
      )}
      {unclearChannels.map(({ written, channels }) => (
        <Select
          key={written}
          label={text.choice.channel(written)}
          value=""
          options={channels.map(({ slug, name }) => [slug, name])}
          onChange={(slug) => choose(line, { channels: [...known, slug] })}
        />
      ))}
      {newCommentators
        .filter(({ similar }) => similar.length > 0)
        .map(({ written, similar }) => (
          <Select
            key={written}
            label={text.choice.commentator(written)}
            value=""
            empty={text.choice.newOne}
            options={similar.map(({ slug, name }) => [slug, text.choice.known(name)])}
            onChange={(slug) =>
              choose(line, { commentators: [...(chosen?.commentators ?? []), { written, slug }] })
            }
          />
        ))}
    </>
  );
}

function Conflict({ row, reading }: Props) {
  const { line, stored } = row;
  const name = `row-${line}`;
  const isNew = reading.isTaken(line);
  const storedText = stored
    .map(({ channelName, commentators }) => [channelName, ...commentators.map((one) => one.name)].join(' '))
    .join('، ');
  const newText = [
    ...new Set(row.entries.map(({ channelName }) => channelName)),
    ...commentatorsOf(row),
  ].join(' ');
  return (
    <fieldset className={styles.conflict}>
      <legend className="srOnly">{text.choice.legend(matchName(row))}</legend>
      <label>
        <input type="radio" name={name} checked={isNew} onChange={() => reading.take(line, true)} />
        {text.choice.fresh(newText)}
      </label>
      <label>
        <input type="radio" name={name} checked={!isNew} onChange={() => reading.take(line, false)} />
        {text.choice.stored(storedText)}
      </label>
    </fieldset>
  );
}

type SelectProps = {
  label: string;
  value: string;
  /** What no choice means. */
  empty?: string;
  options: [value: string, name: string][];
  onChange: (value: string) => void;
};

const Select = ({ label, value, empty = text.choice.choose, options, onChange }: SelectProps) => (
  <label className={styles.decision}>
    <span>{label}</span>
    <select
      className={control.control}
      value={value}
      onChange={({ target }) => target.value !== '' && onChange(target.value)}
    >
      <option value="">{empty}</option>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

function candidateName(
  { home, away, competition, date }: ImportRow['candidates'][number],
  { offsets }: Times,
) {
  const at = wallTime(date, offsets);
  const when = at ? ` · ${timeText(at)}` : '';
  return `${text.versus(home.name, away.name)} · ${competition.name}${when}`;
}
