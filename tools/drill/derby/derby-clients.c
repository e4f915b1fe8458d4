// Browsers at two edges:  derby-clients PORT PORT
// Each holds a stream, reads the snapshot, and follows the changes by number as apps/web/app/features/live does. One that
// loses its stream opens another at the other edge, after 1 to 5 s, and reads the snapshot if the buffer has a gap.
// Standard input, a line each:
//   open COUNT    so many browsers in all, every second one at the second edge
//   report        what was seen so far
// Standard output:
//   open COUNT MS                            all streams are open and all snapshots read
//   message SEQ CLIENTS FIRST_NS LAST_NS     so many are at this number or later; the clock is the monotonic one
//   back LOST_NS OPENED_NS BACK_NS SEQ READS lost, opened again, at SEQ, the newest number known when it was opened
//   clients COUNT CURRENT_SEQ LOST REFUSED SNAPSHOTS   ends the report; the lowest number that any browser is at
// Ends, closing all, when standard input ends.
#define _GNU_SOURCE
#include "derby-clients.h"

static Client *clients;
static int total, started, current, is_announced;
static long long open_began;
static int ports[2];
// The messages of the channel in the order of their numbers.
static Message messages[MESSAGES];
static int message_count;
static int lost_count, refused_count, snapshot_count;

/** A browser is at this number: it is counted for every message up to it, once. A snapshot may be ahead of all messages. */
static void reach(Client *c, long seq) {
  if (seq > c->seq) c->seq = seq;
  long long now = now_ns();
  for (; c->counted < message_count && messages[c->counted].seq <= c->seq; c->counted++) {
    Message *message = &messages[c->counted];
    if (message->clients++ == 0) message->first_ns = now;
    message->last_ns = now;
  }
}

static void check_back(Client *c) {
  if (!c->lost_ns || c->stream.state != FLOWING || c->is_behind || c->seq < c->target) return;
  printf("back %lld %lld %lld %ld %d\n", c->lost_ns, c->opened_ns, now_ns(), c->seq, c->reads);
  c->lost_ns = 0;
}

static void read_snapshot(Client *c) {
  if (c->snapshot.fd >= 0 || c->snapshot.retry_ns) return;
  c->is_behind = 1;
  c->reads++;
  snapshot_count++;
  connect_to(&c->snapshot, ports[c->edge], c - clients);
}

/** Messages that arrive before the snapshot are kept as a chain: from which number to which they are complete. */
static void take_message(Client *c, long prev, long seq) {
  if (message_count == 0 || seq > messages[message_count - 1].seq) {
    if (message_count == MESSAGES) fail("too many messages");
    messages[message_count++] = (Message){.seq = seq};
  }
  if (c->is_behind) {
    if (prev > c->chain_to) c->chain_from = prev;
    if (seq > c->chain_to) c->chain_to = seq;
  } else if (prev <= c->seq) {
    reach(c, seq);
  } else {
    c->chain_from = prev, c->chain_to = seq;
    read_snapshot(c);
  }
}

static void take_snapshot(Client *c) {
  long seq = c->snapshot.found;
  close_connection(&c->snapshot);
  int is_first = c->seq < 0;
  // What was published before it came is not counted.
  while (is_first && c->counted < message_count && messages[c->counted].seq <= seq) c->counted++;
  reach(c, seq);
  c->is_behind = 0;
  if (c->chain_to > c->seq) {
    if (c->chain_from > c->seq) read_snapshot(c);
    else reach(c, c->chain_to);
  }
  if (is_first) current++;
  check_back(c);
}

static void retry_later(Connection *at) {
  close_connection(at);
  at->retry_ns = now_ns() + retry_delay_ns(at->retries++);
  waiting++;
}

static void lose_stream(Client *c) {
  if (c->stream.state == FLOWING) {
    lost_count++;
    if (!c->lost_ns) c->lost_ns = now_ns(), c->reads = 0;
  } else refused_count++;
  c->edge = !c->edge;
  retry_later(&c->stream);
}

static void take_line(Client *c, char *line) {
  Connection *stream = &c->stream;
  if (stream->state == FLOWING) {
    long prev, seq;
    if (sscanf(line, "data: {\"prev\":%ld,\"seq\":%ld", &prev, &seq) == 2) take_message(c, prev, seq);
    check_back(c);
  } else if (stream->state == ASKED) {
    stream->state = strncmp(line, "HTTP/1.1 200", 12) ? REFUSED : HEADERS;
  } else if (stream->state == HEADERS && (!*line || *line == '\r')) {
    stream->state = FLOWING;
    stream->retries = 0;
    c->opened_ns = now_ns();
    c->target = message_count ? messages[message_count - 1].seq : 0;
    if (c->seq < 0) read_snapshot(c);
  }
}

static char received[1 << 16];

static void take_stream(Client *c) {
  Connection *stream = &c->stream;
  ssize_t got = recv(stream->fd, received, sizeof received, 0);
  if (got < 0 && errno == EAGAIN) return;
  if (got <= 0) return lose_stream(c);
  // Of a line only the beginning is kept: the numbers come first.
  for (ssize_t i = 0; i < got; i++) {
    if (received[i] != '\n') {
      if (stream->used < LINE - 1) stream->line[stream->used++] = received[i];
      continue;
    }
    stream->line[stream->used] = 0;
    stream->used = 0;
    take_line(c, stream->line);
    if (stream->state == REFUSED) return lose_stream(c);
  }
}

/** The whole answer is read; its number is the last one in it. */
static void take_answer(Client *c) {
  Connection *answer = &c->snapshot;
  char *text = received + answer->used;
  memcpy(received, answer->line, answer->used);
  ssize_t got = recv(answer->fd, text, sizeof received - LINE - 1, 0);
  if (got < 0 && errno == EAGAIN) return;
  if (got <= 0) {
    if (answer->state == FLOWING && answer->found >= 0) return take_snapshot(c);
    refused_count++;
    return retry_later(answer);
  }
  text[got] = 0;
  if (answer->state == ASKED) answer->state = strncmp(received, "HTTP/1.1 200", 12) ? REFUSED : FLOWING;
  for (char *at = received; (at = strstr(at, "\"seq\":")); at++) answer->found = atol(at + 6);
  int whole = answer->used + got;
  answer->used = whole < LINE - 1 ? whole : LINE - 1;
  memcpy(answer->line, received + whole - answer->used, answer->used);
}

static void on_connected(Connection *at) {
  Client *c = at->client;
  char request[256];
  if (at == &c->stream) strcpy(request, "GET /live/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n");
  else {
    char version[32] = "";
    if (c->seq >= 0) sprintf(version, "?min=%ld", c->chain_to);
    sprintf(request, "GET /api/matches%s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", version);
  }
  if (!ask(at, request)) at == &c->stream ? lose_stream(c) : (refused_count++, retry_later(at));
}

static void start_more(int room) {
  for (; started < total && started - current < room; started++) {
    Client *c = &clients[started];
    *c = (Client){.seq = -1, .edge = started % 2};
    c->stream.client = c->snapshot.client = c;
    c->stream.fd = c->snapshot.fd = -1;
    c->is_behind = 1;
    connect_to(&c->stream, ports[c->edge], started);
  }
  if (current == total && !is_announced) {
    is_announced = 1;
    printf("open %d %lld\n", total, (now_ns() - open_began) / 1000000);
  }
}

static void retry_due(Connection *at) {
  if (!at->retry_ns || at->retry_ns > now_ns()) return;
  at->retry_ns = 0;
  waiting--;
  connect_to(at, ports[at->client->edge], at->client - clients);
}

static void report(void) {
  long lowest = LONG_MAX;
  for (int i = 0; i < started; i++)
    if (clients[i].seq < lowest) lowest = clients[i].seq;
  for (int i = 0; i < message_count; i++)
    printf("message %ld %d %lld %lld\n", messages[i].seq, messages[i].clients, messages[i].first_ns, messages[i].last_ns);
  printf("clients %d %ld %d %d %d\n", started, lowest, lost_count, refused_count, snapshot_count);
}

static void take_command(void) {
  char line[64];
  ssize_t got = read(0, line, sizeof line - 1);
  if (got <= 0) exit(0);
  line[got] = 0;
  if (sscanf(line, "open %d", &total) == 1) {
    if (total > MOST) fail("too many");
    open_began = now_ns();
    is_announced = 0;
  } else report();
}

int main(int count, char **given) {
  if (count < 3) return 2;
  ports[0] = atoi(given[1]), ports[1] = atoi(given[2]);
  clients = calloc(MOST, sizeof *clients);
  prepare();
  for (;;) {
    struct epoll_event events[512];
    int ready = epoll_wait(poller, events, 512, waiting ? 20 : -1);
    for (int i = 0; i < ready; i++) {
      Connection *at = events[i].data.ptr;
      if (!at) take_command();
      else if (at->fd < 0) continue; // closed by an event before
      else if (at->state == CONNECTING) on_connected(at);
      else if (at == &at->client->stream) take_stream(at->client);
      else take_answer(at->client);
    }
    for (int i = 0; waiting && i < started; i++) retry_due(&clients[i].stream), retry_due(&clients[i].snapshot);
    start_more(IN_FLIGHT);
  }
}
