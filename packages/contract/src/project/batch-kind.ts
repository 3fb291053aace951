/** As the specification numbers it. */
export const batchType = 3;
/** What its runs and projects are listed as. It is no tool: its rows are those of tools. */
export const batchTool = 'batch';
export const mostBatchRows = 500;
