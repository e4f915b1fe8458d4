// Sockets and times of derby-clients.c.
#include <arpa/inet.h>
#include <errno.h>
#include <limits.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 64, IN_FLIGHT = 200, MESSAGES = 1 << 16, MOST = 200000 };
enum { CONNECTING, ASKED, HEADERS, FLOWING, REFUSED };

typedef struct Client Client;

typedef struct {
  int fd, state, used, retries;
  long found;
  long long retry_ns;
  Client *client;
  char line[LINE];
} Connection;

struct Client {
  Connection stream, snapshot;
  int edge, is_behind, reads, counted;
  long seq, chain_from, chain_to, target;
  long long lost_ns, opened_ns;
};

typedef struct {
  long seq;
  int clients;
  long long first_ns, last_ns;
} Message;

static int poller, waiting;

static void fail(const char *what) {
  fprintf(stderr, "derby-clients: %s (%s)\n", what, strerror(errno));
  exit(1);
}

static long long now_ns(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

/** As retry-delay.ts of the web app. */
static long long retry_delay_ns(int retries) {
  double longest = 5000.0 * (1 << (retries < 3 ? retries : 3));
  if (longest > 30000) longest = 30000;
  return (1000 + drand48() * (longest - 1000)) * 1e6;
}

static void prepare(void) {
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  setvbuf(stdout, NULL, _IOLBF, 0);
  srand48(1);
  poller = epoll_create1(0);
  struct epoll_event input = {.events = EPOLLIN, .data.ptr = NULL};
  epoll_ctl(poller, EPOLL_CTL_ADD, 0, &input);
}

static void close_connection(Connection *at) {
  if (at->fd >= 0) close(at->fd);
  at->fd = -1;
}

/** From an address of its own, because limits count by address. */
static void connect_to(Connection *at, int port, int number) {
  at->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
  if (at->fd < 0 && errno == EMFILE) { // snapshots that are being read have the others
    at->retry_ns = now_ns() + 50000000;
    waiting++;
    return;
  }
  if (at->fd < 0) fail("no socket");
  at->state = CONNECTING, at->used = 0, at->found = -1;
  // Closing by reset leaves no port waiting for a minute.
  struct linger at_once = {1, 0};
  int on = 1;
  setsockopt(at->fd, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  setsockopt(at->fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
  struct sockaddr_in own = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(0x7f010001 + number / 250 * 256 + number % 250)};
  struct sockaddr_in edge = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  if (bind(at->fd, (struct sockaddr *)&own, sizeof own) < 0) fail("no address");
  // A refusal is also seen as an error of the socket, when it is ready.
  if (connect(at->fd, (struct sockaddr *)&edge, sizeof edge) < 0 && errno != EINPROGRESS && errno != ECONNREFUSED) fail("no connection");
  struct epoll_event event = {.events = EPOLLOUT, .data.ptr = at};
  epoll_ctl(poller, EPOLL_CTL_ADD, at->fd, &event);
}

static int ask(Connection *at, const char *request) {
  int error = 0;
  socklen_t size = sizeof error;
  getsockopt(at->fd, SOL_SOCKET, SO_ERROR, &error, &size);
  if (error || send(at->fd, request, strlen(request), MSG_NOSIGNAL) != (ssize_t)strlen(request)) return 0;
  at->state = ASKED;
  struct epoll_event event = {.events = EPOLLIN, .data.ptr = at};
  epoll_ctl(poller, EPOLL_CTL_MOD, at->fd, &event);
  return 1;
}
