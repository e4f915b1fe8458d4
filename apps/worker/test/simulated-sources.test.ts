import { expect, test } from 'vitest';
import { simulatedSources } from '@safira/testkit/stack';
import { DEMO_CHANNEL } from '../../simulator/src/videos/video-routes.ts';
import { readConfig } from '../src/config.ts';

const read = (env: Record<string, string>) =>
  readConfig({
    DATABASE_URL: 'postgres://worker@127.0.0.1:5433/safira',
    REDIS_URL: 'redis://127.0.0.1:6380/0',
    PUBLISH_SECRET: 'unused-in-this-test',
    ...env,
  });

test('DLG-11: the videos of the simulator are off unless configured, and refused with real data', () => {
  const simulated = { VIDEO_API_KEY: 'simulated', VIDEO_CHANNELS: DEMO_CHANNEL };
  const { VIDEO_API_KEY: key, VIDEO_CHANNELS: channels } = read({});
  expect([key, channels]).toEqual([undefined, []]);
  expect(read(simulated).VIDEO_CHANNELS).toEqual([DEMO_CHANNEL]);
  expect(() => read({ ...simulated, DATA_SIMULATED: 'false' })).toThrow(/VIDEO_CHANNELS: the videos of the/);
});

test('DLG-11, OURS-17: the demo and the tests read the videos and the guide of their simulator', () => {
  const config = read(simulatedSources(9797));
  const simulator = 'http://127.0.0.1:9797';
  expect(config).toMatchObject({
    DATA_SIMULATED: true,
    VIDEO_API_URL: `${simulator}/youtube/v3`,
    VIDEO_CHANNELS: [DEMO_CHANNEL],
    GUIDE_URLS: [`${simulator}/guide.xml`],
  });
  expect(config.media.simulated).toContain(simulator);
});
