import { Button, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { CONTENT_LIMITS } from '@prostora/contracts';
import { adminContent } from '@prostora/strings/cs/admin-content.ts';
import { Panel } from '../../kit/index.ts';
import { TextItem, required } from '../../kit/form/form-fields.tsx';
import styles from './content.module.css';

const texts = adminContent.form;

/** FAQ items in page order. */
export function FaqFields() {
  return (
    <Panel title={texts.faq}>
      <p className={styles.quiet}>{texts.faqHint}</p>
      <Form.List name="faq">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }, index) => (
              <div
                key={key}
                className={styles.question}
                role="group"
                aria-label={texts.questionGroup(index + 1)}
              >
                <div>
                  <TextItem
                    name={[name, 'question']}
                    label={texts.question}
                    max={CONTENT_LIMITS.question}
                    check={required}
                  />
                  <TextItem
                    name={[name, 'answer']}
                    label={texts.answer}
                    max={CONTENT_LIMITS.answer}
                    rows={3}
                    check={required}
                  />
                </div>
                <Button
                  type="text"
                  danger
                  icon={<Trash2 className="lucide" aria-hidden />}
                  aria-label={texts.questionRemove(index + 1)}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            {rows.length < CONTENT_LIMITS.faq && (
              <Button
                icon={<Plus className="lucide" aria-hidden />}
                onClick={() => add({ question: '', answer: '' })}
              >
                {texts.questionAdd}
              </Button>
            )}
          </>
        )}
      </Form.List>
    </Panel>
  );
}
