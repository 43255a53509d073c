import { describe, expect, it } from '@jest/globals';
import { applyHandled, applyMessage } from './conversation.states.ts';

const MORNING = new Date('2030-05-06T08:00:00Z');
const NOON = new Date('2030-05-06T10:00:00Z');
const EVENING = new Date('2030-05-06T18:00:00Z');
const QUIET = { waitingSince: null, handledAt: null, lastMessageAt: MORNING };
const WAITING = { waitingSince: MORNING, handledAt: null, lastMessageAt: MORNING };

describe('applyMessage', () => {
  it('starts to wait with a message of the guest', () => {
    expect(applyMessage(QUIET, { side: 'guest', kind: 'message' }, NOON)).toEqual({
      waitingSince: NOON,
      handledAt: null,
      lastMessageAt: NOON,
    });
  });

  it('keeps the time since which the first message waits', () => {
    expect(applyMessage(WAITING, { side: 'guest', kind: 'message' }, NOON).waitingSince).toEqual(MORNING);
  });

  it('waits again after the owner marked former messages as answered', () => {
    const handled = { ...QUIET, handledAt: NOON };
    expect(applyMessage(handled, { side: 'guest', kind: 'message' }, EVENING)).toMatchObject({
      waitingSince: EVENING,
      handledAt: null,
    });
  });

  it('ends the waiting with a message of the owner', () => {
    expect(applyMessage(WAITING, { side: 'host', kind: 'message' }, NOON)).toEqual({
      waitingSince: null,
      handledAt: null,
      lastMessageAt: NOON,
    });
  });

  it('changes nothing by a note of the team', () => {
    expect(applyMessage(WAITING, { side: 'host', kind: 'note' }, NOON)).toEqual(WAITING);
  });
});

describe('applyHandled', () => {
  it('marks waiting messages as answered elsewhere', () => {
    expect(applyHandled(WAITING, true, MORNING, NOON)).toEqual({ ...QUIET, handledAt: NOON });
  });

  it('marks nothing where nothing waits', () => {
    expect(applyHandled(QUIET, true, MORNING, NOON)).toEqual(QUIET);
  });

  it('waits since the last message of the guest when it is taken back', () => {
    expect(applyHandled({ ...QUIET, handledAt: NOON }, false, MORNING, EVENING)).toEqual(WAITING);
  });
});
