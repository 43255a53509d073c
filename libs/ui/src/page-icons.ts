/** Icons of later pages and panels, separate to keep them out of the first page of a visit. */
export {
  CalendarCheck,
  CalendarDays,
  CalendarX,
  ChevronLeft,
  ConciergeBell,
  ExternalLink,
  Eye,
  EyeOff,
  Globe,
  Images,
  Minus,
  Phone,
  Play,
  Plug,
  Plus,
  Share2,
} from 'lucide-react';
