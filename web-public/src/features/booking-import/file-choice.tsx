import { bookingImport as texts } from '@prostora/strings/cs/booking-import.ts';
import { Button, TextArea } from '@prostora/ui';
import { useRef, useState, type ReactNode } from 'react';
import styles from './booking-import.module.css';

/** Chooses a file, or takes a pasted table. */
export function FileChoice({
  onChoose,
  isReading,
  pasted,
}: {
  onChoose: (file: File) => void;
  isReading: boolean;
  pasted: { text: string; error: string | null; onChange: (text: string) => void; onRead: () => void };
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <div className={styles['choice']}>
      <div
        className={styles['drop']}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [dropped] = event.dataTransfer.files;
          if (dropped) onChoose(dropped);
        }}
      >
        <p>{texts.file.drop}</p>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          aria-label={texts.file.label}
          accept=".csv,.txt,.tsv,.xlsx,.ics"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            target.value = '';
            if (chosen) onChoose(chosen);
          }}
        />
        <Button
          variant="primary"
          sending={isReading}
          sendingLabel={texts.reading}
          onClick={() => input.current?.click()}
        >
          {texts.file.choose}
        </Button>
        <p className={styles['hint']}>{texts.file.limits}</p>
      </div>
      <form
        className={styles['paste']}
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.text.trim() !== '') pasted.onRead();
        }}
      >
        <TextArea
          label={texts.file.paste}
          hint={texts.file.pasteHint}
          rows={6}
          value={pasted.text}
          error={pasted.error ?? undefined}
          onChange={({ target }) => pasted.onChange(target.value)}
        />
        <Button type="submit" variant="secondary" aria-disabled={pasted.text.trim() === '' || undefined}>
          {texts.file.read}
        </Button>
      </form>
    </div>
  );
}
