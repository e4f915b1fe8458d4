import { execFileSync } from 'node:child_process';

type Probe = {
  streams: { codec_name: string; channels: number; sample_rate: string; bit_rate: string }[];
  chapters: { start_time: string; tags: { title: string } }[];
  format: { duration: string; size: string; tags: Record<string, string> };
};

/** What ffprobe reads in a file of sound. */
export function probe(path: string): Probe {
  const args = ['-v', 'error', '-show_streams', '-show_chapters', '-show_format', '-of', 'json', path];
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as Probe;
}
