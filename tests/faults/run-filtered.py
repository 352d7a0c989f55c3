"""Runs a program as systemd does with SystemCallFilter= and RestrictAddressFamilies=.

The first argument is the filter as JSON; the rest is the program. Debian's python3-seccomp, for its own Python.
"""

import errno
import json
import os
import socket
import sys

import seccomp

wanted = json.loads(sys.argv[1])

families = seccomp.SyscallFilter(seccomp.ALLOW)
allowed = {getattr(socket, name) for name in wanted["families"]}
for family in range(64):
    if family not in allowed:
        refusal = seccomp.ERRNO(errno.EAFNOSUPPORT)
        families.add_rule(refusal, "socket", seccomp.Arg(0, seccomp.EQ, family))

calls = seccomp.SyscallFilter(seccomp.ERRNO(getattr(errno, wanted["error"])))
for name in wanted["calls"]:
    try:
        calls.add_rule(seccomp.ALLOW, name)
    except RuntimeError:
        pass  # Of another processor or a newer kernel: systemd skips it too.

families.load()
calls.load()
os.execv(sys.argv[2], sys.argv[2:])
