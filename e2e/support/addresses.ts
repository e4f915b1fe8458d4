import { shiftedPorts } from '@safira/testkit/stack';
import { suite } from '../config.ts';

/** The suites run at the same time. */
const stacks = {
  frozen: { database: 'safira_e2e', ports: shiftedPorts(10_000), redisDb: 8 },
  live: { database: 'safira_e2e_live', ports: shiftedPorts(10_100), redisDb: 11 },
};

/** Of the stack that most tests use. */
export const { database, ports, redisDb } = stacks[suite];
export const edge = `http://127.0.0.1:${ports.edge}`;
