/**
 * The metrics of other programs that the rules read, as the packages of Debian 12 report them: each was read from the
 * running program, of Patroni from its source. Check them when one of these is upgraded.
 */
const byExporter = {
  prometheus: ['up'],
  'prometheus-blackbox-exporter 0.23.0': ['probe_ssl_earliest_cert_expiry', 'probe_success'],
  'prometheus-node-exporter 1.5.0': [
    'node_filesystem_avail_bytes',
    'node_filesystem_size_bytes',
    'node_time_seconds',
  ],
  'prometheus-postgres-exporter 0.11.1': [
    'pg_up',
    'pg_stat_archiver_archived_count',
    'pg_stat_archiver_failed_count',
  ],
  'prometheus-redis-exporter 1.45.0': ['redis_up', 'redis_instance_info'],
  'patroni 3.0.2': ['patroni_primary', 'patroni_sync_standby'],
  'haproxy 2.6.12': ['haproxy_backend_active_servers'],
  'etcd 3.4.23': ['etcd_server_has_leader'],
};

export const foreignMetrics: ReadonlySet<string> = new Set(Object.values(byExporter).flat());
