import type { CannedReply, MessageKind } from '@prostora/api-client';
import { foldText } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { conversation } from '@prostora/strings/cs/conversation.ts';
import { Button } from '@prostora/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { CannedRepliesDialog } from './canned-replies-dialog.tsx';
import { Composer, useTypedMessage } from '../conversation/composer.tsx';
import { cannedRepliesQuery } from './conversation-queries.ts';
import styles from '../conversation/conversation.module.css';

const texts = conversation.composer;
const KINDS = ['message', 'note'] as const;

/** Words after the slash that begins a message; null of any other text. */
const findCommand = (body: string): string | null => /^\/([^\n]*)$/u.exec(body)?.[1] ?? null;

/** Prepared replies that a slash at the beginning offers. */
const findReplies = (replies: readonly CannedReply[], command: string): CannedReply[] =>
  replies.filter(({ title, body }) => foldText(`${title} ${body}`).includes(foldText(command.trim())));

const KindChoice = ({
  kind,
  onChoose,
}: {
  kind: MessageKind;
  onChoose: (kind: MessageKind) => void;
}): ReactNode => (
  <div className={styles['kinds']} role="group" aria-label={texts.kinds}>
    {KINDS.map((each) => (
      <button
        key={each}
        type="button"
        className={styles['kind']}
        aria-pressed={each === kind}
        onClick={() => onChoose(each)}
      >
        {texts[each]}
      </button>
    ))}
  </div>
);

function Suggestions({
  replies,
  onInsert,
}: {
  replies: readonly CannedReply[];
  onInsert: (body: string) => void;
}): ReactNode {
  if (replies.length === 0) return <p className={styles['quiet']}>{conversation.canned.none}</p>;
  return (
    <ul className={styles['suggestions']} aria-label={conversation.canned.list}>
      {replies.map(({ id, title, body }) => (
        <li key={id}>
          <button type="button" className={styles['suggestion']} onClick={() => onInsert(body)}>
            <b>{title}</b>
            <span className={styles['excerpt']}>{body}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The owner's composer: a message for the guest or a note for the team, with prepared replies. */
export function HostComposer({
  draftName,
  onSend,
}: {
  draftName: string;
  onSend: (body: string, kind: MessageKind) => Promise<unknown>;
}): ReactNode {
  const { data } = useQuery(cannedRepliesQuery(useApi()));
  const [body, setBody] = useTypedMessage(draftName);
  const [kind, setKind] = useState<MessageKind>('message');
  const seesAllSpaces = useSessionState().user?.customer?.space_ids === null;
  const [isManaging, setManaging] = useState(false);
  const command = findCommand(body);
  const replies = command === null ? [] : findReplies(data?.items ?? [], command);
  const insertFirst = (event: KeyboardEvent): void => {
    const [first] = replies;
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    setBody(first.body);
  };
  const isNote = kind === 'note';
  return (
    <>
      <Composer
        body={body}
        onChange={setBody}
        onSend={(text) => onSend(text, kind)}
        label={isNote ? texts.forTeam : texts.toGuest}
        hint={isNote ? texts.noteHint : texts.guestHint}
        isNote={isNote}
        above={<KindChoice kind={kind} onChoose={setKind} />}
        suggestions={command !== null && <Suggestions replies={replies} onInsert={setBody} />}
        tools={
          seesAllSpaces && (
            <Button size="sm" variant="ghost" onClick={() => setManaging(true)}>
              {conversation.canned.manage}
            </Button>
          )
        }
        onKeyDown={insertFirst}
      />
      {isManaging && <CannedRepliesDialog onClose={() => setManaging(false)} />}
    </>
  );
}
