/** Names of time zones Outlook and Exchange write, and the IANA zone of each (Unicode CLDR, windowsZones.xml, territory 001 or the one Czech calendars mean). */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Central Europe Standard Time': 'Europe/Prague', 'Central European Standard Time': 'Europe/Warsaw', 'W. Europe Standard Time': 'Europe/Berlin', 'Romance Standard Time': 'Europe/Paris',
  'GMT Standard Time': 'Europe/London', 'Greenwich Standard Time': 'Atlantic/Reykjavik', 'E. Europe Standard Time': 'Europe/Chisinau', 'FLE Standard Time': 'Europe/Kiev', 'GTB Standard Time': 'Europe/Bucharest',
  'Turkey Standard Time': 'Europe/Istanbul', 'Kaliningrad Standard Time': 'Europe/Kaliningrad', 'Russian Standard Time': 'Europe/Moscow', 'Belarus Standard Time': 'Europe/Minsk', 'Russia Time Zone 3': 'Europe/Samara',
  'Saratov Standard Time': 'Europe/Saratov', 'Volgograd Standard Time': 'Europe/Volgograd', 'Astrakhan Standard Time': 'Europe/Astrakhan', 'Azores Standard Time': 'Atlantic/Azores', 'Cape Verde Standard Time': 'Atlantic/Cape_Verde',
  'Morocco Standard Time': 'Africa/Casablanca', 'W. Central Africa Standard Time': 'Africa/Lagos', 'South Africa Standard Time': 'Africa/Johannesburg', 'Egypt Standard Time': 'Africa/Cairo', 'E. Africa Standard Time': 'Africa/Nairobi',
  'Namibia Standard Time': 'Africa/Windhoek', 'Israel Standard Time': 'Asia/Jerusalem', 'Jordan Standard Time': 'Asia/Amman', 'Middle East Standard Time': 'Asia/Beirut', 'Syria Standard Time': 'Asia/Damascus',
  'Arabic Standard Time': 'Asia/Baghdad', 'Arab Standard Time': 'Asia/Riyadh', 'Arabian Standard Time': 'Asia/Dubai', 'Iran Standard Time': 'Asia/Tehran', 'Georgian Standard Time': 'Asia/Tbilisi', 'Caucasus Standard Time': 'Asia/Yerevan',
  'Azerbaijan Standard Time': 'Asia/Baku', 'Afghanistan Standard Time': 'Asia/Kabul', 'West Asia Standard Time': 'Asia/Tashkent', 'Ekaterinburg Standard Time': 'Asia/Yekaterinburg', 'Pakistan Standard Time': 'Asia/Karachi',
  'India Standard Time': 'Asia/Kolkata', 'Sri Lanka Standard Time': 'Asia/Colombo', 'Nepal Standard Time': 'Asia/Kathmandu', 'Central Asia Standard Time': 'Asia/Almaty', 'Bangladesh Standard Time': 'Asia/Dhaka',
  'Omsk Standard Time': 'Asia/Omsk', 'Myanmar Standard Time': 'Asia/Yangon', 'SE Asia Standard Time': 'Asia/Bangkok', 'N. Central Asia Standard Time': 'Asia/Novosibirsk', 'North Asia Standard Time': 'Asia/Krasnoyarsk',
  'China Standard Time': 'Asia/Shanghai', 'Singapore Standard Time': 'Asia/Singapore', 'Taipei Standard Time': 'Asia/Taipei', 'Ulaanbaatar Standard Time': 'Asia/Ulaanbaatar', 'North Asia East Standard Time': 'Asia/Irkutsk',
  'Tokyo Standard Time': 'Asia/Tokyo', 'Korea Standard Time': 'Asia/Seoul', 'Yakutsk Standard Time': 'Asia/Yakutsk', 'Vladivostok Standard Time': 'Asia/Vladivostok', 'Magadan Standard Time': 'Asia/Magadan',
  'W. Australia Standard Time': 'Australia/Perth', 'AUS Central Standard Time': 'Australia/Darwin', 'Cen. Australia Standard Time': 'Australia/Adelaide', 'E. Australia Standard Time': 'Australia/Brisbane',
  'AUS Eastern Standard Time': 'Australia/Sydney', 'Tasmania Standard Time': 'Australia/Hobart', 'West Pacific Standard Time': 'Pacific/Port_Moresby', 'Central Pacific Standard Time': 'Pacific/Guadalcanal',
  'New Zealand Standard Time': 'Pacific/Auckland', 'Fiji Standard Time': 'Pacific/Fiji', 'Tonga Standard Time': 'Pacific/Tongatapu', 'Samoa Standard Time': 'Pacific/Apia', 'Hawaiian Standard Time': 'Pacific/Honolulu',
  'Alaskan Standard Time': 'America/Anchorage', 'Pacific Standard Time': 'America/Los_Angeles', 'US Mountain Standard Time': 'America/Phoenix', 'Mountain Standard Time': 'America/Denver',
  'Central America Standard Time': 'America/Guatemala', 'Central Standard Time': 'America/Chicago', 'Central Standard Time (Mexico)': 'America/Mexico_City', 'Canada Central Standard Time': 'America/Regina',
  'SA Pacific Standard Time': 'America/Bogota', 'Eastern Standard Time': 'America/New_York', 'US Eastern Standard Time': 'America/Indianapolis', 'Eastern Standard Time (Mexico)': 'America/Cancun', 'Cuba Standard Time': 'America/Havana',
  'Venezuela Standard Time': 'America/Caracas', 'Paraguay Standard Time': 'America/Asuncion', 'Atlantic Standard Time': 'America/Halifax', 'Central Brazilian Standard Time': 'America/Cuiaba', 'SA Western Standard Time': 'America/La_Paz',
  'Pacific SA Standard Time': 'America/Santiago', 'Newfoundland Standard Time': 'America/St_Johns', 'E. South America Standard Time': 'America/Sao_Paulo', 'Argentina Standard Time': 'America/Buenos_Aires',
  'SA Eastern Standard Time': 'America/Cayenne', 'Greenland Standard Time': 'America/Godthab', 'Montevideo Standard Time': 'America/Montevideo', 'Bahia Standard Time': 'America/Bahia', 'Mid-Atlantic Standard Time': 'Etc/GMT+2',
  'Dateline Standard Time': 'Etc/GMT+12', 'UTC-11': 'Etc/GMT+11', 'UTC-09': 'Etc/GMT+9', 'UTC-08': 'Etc/GMT+8', 'UTC-02': 'Etc/GMT+2', 'UTC+12': 'Etc/GMT-12', 'UTC+13': 'Etc/GMT-13', 'Coordinated Universal Time': 'UTC',
};

/** The IANA zone of a Windows name; null for a name Windows does not have. */
export const ianaOfWindows = (name: string): string | null => WINDOWS_ZONES[name] ?? null;
