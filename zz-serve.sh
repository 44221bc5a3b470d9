cd /work/wt-sites
PORT=3940 FORECOURT_DATA=/tmp/wt-sites-data LOG_LEVEL=error NODE_ENV=production timeout 4200 node src/server/main.ts --demo > /tmp/wt-sites-server.log 2>&1 &
echo $! > /tmp/wt-sites-server.pid
