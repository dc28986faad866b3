/** Components that are cells of a layout, such as MUI's `<Grid>` and the `<Col>` of Ant Design and Bootstrap: without content they show nothing. */
const CELL = /^(?:(?:Unstable_)?Grid2?|Grid\.Col|GridItem|C?Col)$/;

/** @param tagName as the source has it */
export const isLayoutCell = (tagName: string): boolean => CELL.test(tagName);
