import { Button, Form, Radio, Select } from 'antd';
import type { AiAssignmentInput } from '@prostora/api-client';
import { AI_WRITER } from '@prostora/contracts';
import { adminAiWriter } from '@prostora/strings/cs/admin-ai-writer.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { Panel } from '../../kit/index.ts';
import { TextItem, required, createRule } from '../../kit/form/form-fields.tsx';
import styles from './ai-writer.module.css';

const texts = adminAiWriter.assignment;
const { limits, tones, lengths } = AI_WRITER;
const INITIAL_VALUES: AiAssignmentInput = {
  topic: '',
  keywords: [],
  tone: 'practical',
  length: 'medium',
  notes: '',
};

const validateKeywords = (words: string[]): string | null => {
  if (words.length > limits.keywords) return texts.keywordsMost(limits.keywords);
  return words.some((word) => word.length > limits.keyword)
    ? fieldErrors.maxLength({ max: limits.keyword })
    : null;
};

/** Assignment form: topic, keywords, tone, length. */
export function AssignmentStep({
  assignment,
  onSubmit,
}: {
  assignment: AiAssignmentInput | null;
  onSubmit: (assignment: AiAssignmentInput) => void;
}) {
  return (
    <Panel title={adminAiWriter.steps.assignment}>
      <Form<AiAssignmentInput>
        name="ai-assignment"
        layout="vertical"
        requiredMark={false}
        initialValues={assignment ?? INITIAL_VALUES}
        scrollToFirstError={{ focus: true }}
        onFinish={onSubmit}
      >
        <TextItem
          name="topic"
          label={texts.topic}
          hint={texts.topicHint}
          max={limits.topic}
          check={required}
          rows={2}
        />
        <Form.Item
          name="keywords"
          label={texts.keywords}
          extra={texts.keywordsHint}
          rules={[createRule(validateKeywords)]}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ';', '\n']} />
        </Form.Item>
        <div className={styles.choices}>
          <Form.Item name="tone" label={texts.tone}>
            <Radio.Group
              className={styles.radios ?? ''}
              options={tones.map((value) => ({ value, label: texts.tones[value] }))}
            />
          </Form.Item>
          <Form.Item name="length" label={texts.length}>
            <Radio.Group
              className={styles.radios ?? ''}
              options={lengths.map((value) => ({ value, label: texts.lengths[value] }))}
            />
          </Form.Item>
        </div>
        <TextItem name="notes" label={texts.notes} hint={texts.notesHint} max={limits.notes} rows={3} />
        <Button type="primary" htmlType="submit">
          {texts.submit}
        </Button>
      </Form>
    </Panel>
  );
}
