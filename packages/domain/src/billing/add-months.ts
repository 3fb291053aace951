/** The same day some months later; where that month is shorter, its last day. */
export function addMonths(start: Date, months: number): Date {
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = start.getTime() - Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), day);
  return new Date(Date.UTC(year, month, Math.min(day, lastDay)) + time);
}
