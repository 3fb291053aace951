import { defineSheet } from '../../kit/batch/plan/sheet.ts';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';

export const batch = defineSheet({
  columns: [
    { id: 'content', kind: 'text', longest: 2000, required: true, paths: ['content'] },
    { id: 'name', kind: 'text', longest: 120, paths: ['name'] },
    { id: 'color', kind: 'color', paths: ['style'] },
  ],
  paramsOf({ content = '', color }) {
    return {
      content: parseWebAddress(content) === null ? { type: 'text', text: content } : { type: 'url', url: content },
      ...(color && { style: { foreground: color } }),
    };
  },
});
