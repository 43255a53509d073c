/** Icons of the portal only; kept out of libs/ui so that the public pages do not load them. */
export {
  BadgeCheck,
  CircleUserRound,
  DoorOpen,
  Ellipsis,
  Inbox,
  LifeBuoy,
  LocateFixed,
  MailWarning,
  Pencil,
  Send,
  Settings,
  Trash2,
  Undo2,
} from 'lucide-react';
