import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { changeAdminBlogPostStatus, type AdminPost } from '@prostora/api-client';
import { formatClock, toPragueWallTime } from '@prostora/contracts';
import { formatDateTime } from '@prostora/strings';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { restoreStatus } from './post.steps.ts';

const texts = adminBlog.page;
const WALL_TIME_FORMAT = 'YYYY-MM-DDTHH:mm';
/** Display format first, then other accepted input formats. */
const INPUT_FORMATS = ['D. M. YYYY HH:mm', 'D. M. YYYY H:mm'];

type Values = { publish_at: string | null };

/** Wall time in Prague without an offset, as the API takes it. */
function toWallTime(timestamp: string): string {
  const { day, minute } = toPragueWallTime(new Date(timestamp));
  return `${day}T${formatClock(minute)}`;
}

const DateTimeField = ({
  value,
  onChange,
  ...rest
}: {
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}) => (
  <DatePicker
    {...rest}
    showTime={{ format: 'HH:mm', minuteStep: 5 }}
    format={INPUT_FORMATS}
    needConfirm={false}
    value={value ? dayjs(value) : null}
    onChange={(next: Dayjs | null) => onChange?.(next?.format(WALL_TIME_FORMAT) ?? null)}
  />
);

/** Schedules the publication of a post. */
export default function ScheduleForm({
  post,
  open,
  onClose,
}: {
  post: AdminPost;
  open: boolean;
  onClose: () => void;
}) {
  const api = useApi();
  const schedule = useCommand({
    run: ({ publish_at }: Values) =>
      changeAdminBlogPostStatus({
        client: api,
        path: { id: post.id },
        body: { step: 'schedule', publish_at },
      }),
    done: ({ publish_at: at }) => texts.scheduled(formatDateTime(at ?? '')),
    handledByForm: true,
    undo: () => restoreStatus(api, post),
  });
  return (
    <FormDrawer open={open} title={texts.scheduleTitle} onClose={onClose}>
      <ResourceForm<Values>
        name="schedule"
        initial={{ publish_at: post.publish_at && toWallTime(post.publish_at) }}
        submitLabel={texts.schedule}
        onSubmit={schedule}
        onDone={onClose}
        onCancel={onClose}
      >
        <Form.Item
          name="publish_at"
          label={texts.scheduleAt}
          extra={texts.scheduleHint}
          rules={[{ required: true, message: texts.scheduleInvalid }]}
        >
          <DateTimeField />
        </Form.Item>
      </ResourceForm>
    </FormDrawer>
  );
}
