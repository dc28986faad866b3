export const draw = (rows, render) => rows.map(render);
