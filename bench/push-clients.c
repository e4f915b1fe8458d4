// Opens COUNT event streams and watches them:  push-clients PORT PATH COUNT SAMPLE_FILE
// Prints to standard output, a line each:
//   open COUNT MS                        every stream has its headers, after so long
//   seq SEQ COUNT FIRST_NS LAST_NS BYTES  every stream has the change of this number; the clock is the monotonic one
// The raw bytes of the first change are written to SAMPLE_FILE. Ends, closing all, when standard input ends;
// ends with 1 when a stream is refused or lost.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { BUFFER = 4096, IN_FLIGHT = 256, SEQS = 4096 };

typedef struct {
  int fd, used, is_open;
  char buffer[BUFFER];
} Stream;

static Stream *streams;
static int total, started, opened, poller;
static char request[512];
static struct sockaddr_in address;
static const char *sample_file;
// How many streams have seen a change, by its number modulo SEQS: the bench sends one at a time.
static int seen[SEQS];
static long long first_ns[SEQS];

static long long now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void fail(const char *what) {
  fprintf(stderr, "push-clients: %s (%s); %d of %d open\n", what, strerror(errno), opened, total);
  exit(1);
}

static void start_one(void) {
  Stream *s = &streams[started++];
  s->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  if (s->fd < 0) fail("no socket");
  // Closing by reset leaves no port waiting for a minute: the next round needs it.
  struct linger at_once = {1, 0};
  setsockopt(s->fd, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  if (connect(s->fd, (struct sockaddr *)&address, sizeof address) < 0 && errno != EINPROGRESS) fail("no connection");
  struct epoll_event event = {.events = EPOLLOUT, .data.ptr = s};
  epoll_ctl(poller, EPOLL_CTL_ADD, s->fd, &event);
}

static void send_request(Stream *s) {
  int error = 0;
  socklen_t size = sizeof error;
  getsockopt(s->fd, SOL_SOCKET, SO_ERROR, &error, &size);
  if (error) errno = error, fail("connection refused");
  if (send(s->fd, request, strlen(request), 0) != (ssize_t)strlen(request)) fail("request not sent");
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = s};
  epoll_ctl(poller, EPOLL_CTL_MOD, s->fd, &event);
}

static void take_event(char *text, int length) {
  char *data = strstr(text, "data: {\"prev\":");
  if (!data) return; // a ping, or the retry line
  long prev = -1, seq = -1;
  sscanf(data, "data: {\"prev\":%ld,\"seq\":%ld", &prev, &seq);
  if (prev >= seq) return; // a heartbeat, without changes
  int slot = seq % SEQS;
  long long now = now_ns();
  if (seen[slot]++ == 0) {
    first_ns[slot] = now;
    if (sample_file) {
      FILE *file = fopen(sample_file, "w");
      if (!file || fwrite(text, 1, length, file) != (size_t)length || fclose(file)) fail("sample not written");
      sample_file = NULL;
    }
  }
  if (seen[slot] < total) return;
  printf("seq %ld %d %lld %lld %d\n", seq, seen[slot], first_ns[slot], now, length);
  seen[slot] = 0;
}

/** Splits the received bytes into headers and events; returns whether the stream has just opened. */
static int take_bytes(Stream *s) {
  int has_opened = 0, start = 0;
  s->buffer[s->used] = 0;
  for (;;) {
    char *text = s->buffer + start, *end = strstr(text, s->is_open ? "\n\n" : "\r\n\r\n");
    if (!end) break;
    end += s->is_open ? 2 : 4;
    if (!s->is_open) {
      if (strncmp(text, "HTTP/1.1 200", 12)) fail("a stream was refused");
      s->is_open = has_opened = 1;
    } else {
      char kept = *end;
      *end = 0; // so that a search ends with the event
      take_event(text, end - text);
      *end = kept;
    }
    start = end - s->buffer;
  }
  memmove(s->buffer, s->buffer + start, s->used -= start);
  return has_opened;
}

static void receive(Stream *s) {
  int room = BUFFER - 1 - s->used;
  if (room <= 0) fail("an event that is too long");
  ssize_t got = recv(s->fd, s->buffer + s->used, room, 0);
  if (got < 0 && errno == EAGAIN) return;
  if (got <= 0) fail("a stream was lost");
  s->used += got;
  if (take_bytes(s)) {
    opened++;
    if (started < total) start_one();
  }
}

int main(int count, char **given) {
  if (count < 5) return 2;
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  setvbuf(stdout, NULL, _IOLBF, 0);
  address = (struct sockaddr_in){.sin_family = AF_INET, .sin_port = htons(atoi(given[1])), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n", given[2]);
  total = atoi(given[3]);
  sample_file = given[4];
  streams = calloc(total, sizeof *streams);
  poller = epoll_create1(0);
  struct epoll_event input = {.events = EPOLLIN, .data.ptr = NULL};
  epoll_ctl(poller, EPOLL_CTL_ADD, 0, &input);

  long long began = now_ns();
  int was_open = 0;
  while (started < total && started < IN_FLIGHT) start_one();
  for (;;) {
    struct epoll_event events[512];
    int ready = epoll_wait(poller, events, 512, -1);
    for (int i = 0; i < ready; i++) {
      Stream *s = events[i].data.ptr;
      if (!s) {
        char ignored[64];
        if (read(0, ignored, sizeof ignored) <= 0) return 0;
      } else if (events[i].events & EPOLLOUT) send_request(s);
      else receive(s);
    }
    if (opened == total && !was_open) {
      was_open = 1;
      printf("open %d %lld\n", opened, (now_ns() - began) / 1000000);
    }
  }
}
