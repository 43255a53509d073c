// Loaded into a profiled process: messages of its parent start and stop the profiler.
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
