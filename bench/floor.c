// The least that a broadcast can cost: holds connections and sends each the same bytes with one send().
//   floor PORT
// Standard input:  "send LENGTH\n" and that many bytes.  Standard output:  "sent CONNECTIONS".
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { MOST = 65536 };

static const char head[] = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
static int connected[MOST], held;

static void leave(int fd) {
  for (int i = 0; i < held; i++)
    if (connected[i] == fd) connected[i] = connected[--held];
  close(fd);
}

static int broadcast(void) {
  static char bytes[MOST];
  int length = 0;
  if (scanf("send %d", &length) != 1 || length <= 0 || length > MOST || getchar() != '\n') return 0;
  if (fread(bytes, 1, length, stdin) != (size_t)length) return 0;
  for (int i = 0; i < held; i++)
    if (send(connected[i], bytes, length, MSG_NOSIGNAL | MSG_DONTWAIT) != length) exit(1);
  printf("sent %d\n", held);
  return 1;
}

int main(int count, char **given) {
  if (count < 2) return 2;
  struct rlimit files;
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  // Unbuffered input, so that epoll reports everything that has not been read.
  setvbuf(stdin, NULL, _IONBF, 0);
  setvbuf(stdout, NULL, _IOLBF, 0);

  int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), yes = 1;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(atoi(given[1])), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 4096)) return 1;
  int poller = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN};
  for (int fd = 0; fd <= listener; fd += listener) event.data.fd = fd, epoll_ctl(poller, EPOLL_CTL_ADD, fd, &event);
  printf("ready\n");

  for (;;) {
    struct epoll_event events[512];
    int ready = epoll_wait(poller, events, 512, -1);
    for (int i = 0; i < ready; i++) {
      int fd = events[i].data.fd;
      if (fd == 0) {
        if (!broadcast()) return 0;
      } else if (fd == listener) {
        int one = accept4(listener, NULL, NULL, SOCK_NONBLOCK);
        if (one < 0) continue;
        event.data.fd = one;
        epoll_ctl(poller, EPOLL_CTL_ADD, one, &event);
      } else {
        char request[1024];
        if (recv(fd, request, sizeof request, 0) <= 0) leave(fd);
        else if (held < MOST && send(fd, head, sizeof head - 1, MSG_NOSIGNAL) > 0) connected[held++] = fd;
      }
    }
  }
}
