"""Holds every frame of one port of the switch back for some milliseconds, both ways: this kernel may lack netem.

usage: delay.py PORT MILLISECONDS, in the namespace of the switch; PORT must not be part of the bridge any more.
"""

import collections
import fcntl
import os
import select
import socket
import struct
import subprocess
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TAP_NO_PI_VNET_HDR = 0x0002 | 0x1000 | 0x4000
SOL_PACKET, PACKET_VNET_HDR, ETH_P_ALL = 263, 15, 3

port, delay = sys.argv[1], float(sys.argv[2]) / 1000
tap_name = "t" + port

tap = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
fcntl.ioctl(tap, TUNSETIFF, struct.pack("16sH22x", tap_name.encode(), IFF_TAP_NO_PI_VNET_HDR))
wire = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL))
# With the offload header on both sides large segments pass whole.
wire.setsockopt(SOL_PACKET, PACKET_VNET_HDR, 1)
wire.bind((port, 0))
wire.setblocking(False)
for command in (
    ["ip", "link", "set", tap_name, "master", "hub", "up"],
    ["ip", "link", "set", port, "promisc", "on"],
):
    subprocess.run(command, check=True)


class Way:
    def __init__(self, source, target):
        self.source, self.target, self.held = source, target, collections.deque()

    def receive(self):
        while True:
            try:
                frame = os.read(self.source, 70000)
            except OSError:
                return
            self.held.append((time.monotonic() + delay, frame))

    def send(self):
        while self.held and self.held[0][0] <= time.monotonic():
            try:
                os.write(self.target, self.held.popleft()[1])
            except OSError:
                pass  # a full queue drops frames, as a wire does


ways = [Way(wire.fileno(), tap), Way(tap, wire.fileno())]
while True:
    for way in ways:
        way.send()
    due = [way.held[0][0] for way in ways if way.held]
    patience = max(0, min(due) - time.monotonic()) if due else None
    select.select([way.source for way in ways], [], [], patience)
    for way in ways:
        way.receive()
