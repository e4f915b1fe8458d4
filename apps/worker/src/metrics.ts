import { Counter, Gauge, Histogram } from 'prom-client';

export const pollsDone = new Counter({
  name: 'safira_live_polls_total',
  help: 'Polls of the live loop, by outcome',
  labelNames: ['outcome'] as const,
});

export const dataAsOf = new Gauge({
  name: 'safira_data_as_of_timestamp_seconds',
  help: 'The moment up to which the stored live matches are current, as the worker that follows them knows it',
  labelNames: ['source'] as const,
});

export const changesStored = new Counter({
  name: 'safira_match_changes_stored_total',
  help: 'Changes of matches written to the change log',
});

export const tasksDone = new Counter({
  name: 'safira_tasks_total',
  help: 'Tasks of the sync jobs, by outcome',
  labelNames: ['job', 'outcome'] as const,
});

export const stuckMatches = new Gauge({
  name: 'safira_stuck_matches',
  help: 'Matches that the provider still reports as live four hours after kick-off',
});

export const publishLag = new Histogram({
  name: 'safira_publish_lag_seconds',
  help: 'Time from storing a change until an edge node has accepted it',
  labelNames: ['edge'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
});

export const changesQuarantined = new Counter({
  name: 'safira_match_changes_quarantined_total',
  help: 'Unreadable entries of the change log that were quarantined and skipped',
});

export const reportsDone = new Counter({
  name: 'safira_reports_total',
  help: 'Automatic reports that were due, by outcome',
  labelNames: ['outcome'] as const,
});

export const correctionsLogged = new Counter({
  name: 'safira_corrections_total',
  help: 'Facts of matches that readers saw and that were corrected',
});

export const previewsDone = new Counter({
  name: 'safira_previews_total',
  help: 'Automatic previews that were due, by outcome',
  labelNames: ['outcome'] as const,
});

export const episodesDone = new Counter({
  name: 'safira_podcast_episodes_total',
  help: 'Productions of episodes of the podcast, by outcome',
  labelNames: ['outcome'] as const,
});

export const teamChaptersDone = new Counter({
  name: 'safira_podcast_team_chapters_total',
  help: 'Productions of chapters about favourite teams, by outcome',
  labelNames: ['outcome'] as const,
});

export const episodeSeconds = new Histogram({
  name: 'safira_podcast_processing_seconds',
  help: 'How long the production of a published episode took',
  buckets: [10, 20, 40, 60, 90, 120, 180, 300, 600],
});

export const mailsDone = new Counter({
  name: 'safira_mails_total',
  help: 'Attempts to send a mail, by kind and outcome',
  labelNames: ['kind', 'state'] as const,
});

export const guideReadAt = new Gauge({
  name: 'safira_guide_read_timestamp_seconds',
  help: 'When a TV guide was last read, in the time of the football world',
  labelNames: ['guide'] as const,
});

export const guideBroadcasts = new Gauge({
  name: 'safira_guide_broadcasts',
  help: 'Broadcasts of matches that a TV guide listed when it was last read',
  labelNames: ['guide'] as const,
});

export const guidesRefused = new Counter({
  name: 'safira_guides_refused_total',
  help: 'TV guides of which nothing was stored, because they were broken or implausible',
  labelNames: ['guide'] as const,
});

export const jobsRejected = new Counter({
  name: 'safira_queue_jobs_rejected_total',
  help: 'Queue jobs with an unknown name or unusable data',
});

export const postsFailed = new Counter({
  name: 'safira_push_posts_failed_total',
  help: 'Messages that an edge node did not accept, or that were dropped because it was left behind',
  labelNames: ['edge'] as const,
});

export const edgeLeftBehind = new Gauge({
  name: 'safira_edge_left_behind',
  help: 'Whether the publisher dropped messages to an edge node that has accepted none since',
  labelNames: ['edge'] as const,
});

export const leaseHeld = new Gauge({
  name: 'safira_lease_held',
  help: 'Whether this process holds the lease',
  labelNames: ['lease'] as const,
});
