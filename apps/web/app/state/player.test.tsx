import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentPlayer, updatePlayer, usePlayer } from './player.ts';

const episode = { id: 7, title: 'حلقة المساء', url: '/media/7.mp3', durationMs: 275_000 };

function Probe() {
  const text = usePlayer(({ episode: played, position }) => `${played?.title ?? '-'} ${position}`);
  return <output>{text}</output>;
}

test('POD-02: nothing was played yet, the player is silent at full volume and normal speed', () => {
  expect(currentPlayer()).toEqual({
    episode: undefined,
    isPlaying: false,
    position: 0,
    duration: 0,
    volume: 1,
    speed: 1,
    hasFailed: false,
    onScreen: undefined,
  });
});

test('POD-02: a part of the player changes, the rest stays and what shows it follows', () => {
  render(<Probe />);
  expect(screen.getByRole('status').textContent).toBe('- 0');
  act(() => updatePlayer({ episode, volume: 0.4 }));
  act(() => updatePlayer({ position: 12 }));
  expect(screen.getByRole('status').textContent).toBe('حلقة المساء 12');
  expect(currentPlayer()).toMatchObject({ episode, position: 12, volume: 0.4 });
});
