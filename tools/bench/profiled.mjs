// Loaded into a process that is to be profiled: it starts and stops when its parent says so.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

const session = new Session();
session.connect();

process.on('message', async (message) => {
  if (message?.profile === 'start') {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 500 });
    await session.post('Profiler.start');
  } else if (message?.profile === 'stop') {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(message.file, JSON.stringify(profile));
    process.send({ profiled: message.file });
  }
});
process.channel?.unref();
