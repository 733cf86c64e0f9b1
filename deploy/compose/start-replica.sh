#!/bin/bash
# Copies the primary at the first start, then follows it.
set -euo pipefail
export PGDATA=${PGDATA:-/var/lib/postgresql/18/docker}
if [ ! -s "$PGDATA/PG_VERSION" ]; then
	mkdir -p "$PGDATA" && chmod 0700 "$PGDATA"
	pg_basebackup --pgdata="$PGDATA" --host=primary --username=replicator --wal-method=stream --write-recovery-conf --checkpoint=fast
fi
exec postgres -c max_connections=200 -c hot_standby=on
