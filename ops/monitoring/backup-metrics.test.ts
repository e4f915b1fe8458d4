import { expect, test } from 'vitest';
import { backupMetrics } from './backup-metrics.ts';

const backup = (type: string, stop: number, more = {}) => ({
  type,
  timestamp: { start: stop - 9, stop },
  ...more,
});

test('HOUSE: the newest backup of each type is reported, one with errors is not', () => {
  const backups = [
    backup('full', 100),
    backup('incr', 200),
    backup('incr', 300),
    backup('full', 400, { error: true }),
  ];
  const info = [{ name: 'safira', backup: backups, status: { code: 0 } }];
  expect(backupMetrics(JSON.stringify(info)).trim().split('\n').slice(1)).toEqual([
    'safira_backup_completed_timestamp_seconds{stanza="safira",type="full"} 100',
    'safira_backup_completed_timestamp_seconds{stanza="safira",type="incr"} 300',
  ]);
});

test('HOUSE: a stanza without a backup reports none, and what pgBackRest did not write is refused', () => {
  expect(backupMetrics('[{"name":"safira","backup":[]}]')).not.toContain('{');
  expect(() => backupMetrics('no json')).toThrow('JSON');
});
