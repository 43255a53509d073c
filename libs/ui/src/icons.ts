/** The icons of the product, all from lucide with a stroke of 1.75 (set in base.css); a page takes its icons from here, or from page-icons.ts what the first page of a visit does not show. */
export {
  ArrowLeft, ArrowRight, ArrowUpDown, Building2, Check, ChevronDown, ChevronRight, CircleAlert, CircleCheck, Heart, House, Info, List, LogOut,
  Mail, Map as MapIcon, MapPin, Menu, PartyPopper, RotateCw, Scan, Search, SlidersHorizontal, Users, X,
} from 'lucide-react';
export type { LucideIcon } from 'lucide-react';
