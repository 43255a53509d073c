import { describe, expect, it } from '@jest/globals';
import { parseVideo } from './video.ts';

describe('videoOf', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['https://youtu.be/aqz-KE-bpKQ?si=x', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['https://player.vimeo.com/video/76979871?h=1', 'https://vimeo.com/76979871'],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ])('normalizes %s to %s', (address, plain) => {
    expect(parseVideo(address)?.url).toBe(plain);
    expect(parseVideo(plain)?.url).toBe(plain);
  });

  it.each([
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQlonger',
    '',
    null,
    undefined,
  ])('rejects the URL %s', (address) => expect(parseVideo(address)).toBeNull());
});
