// @ts-check
// Preloaded into every child process: when its parent is gone, even by kill -9, the child ends itself the ordinary way, so that
// no forgotten server keeps a port or a database connection.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), 10_000).unref();
  });
}
