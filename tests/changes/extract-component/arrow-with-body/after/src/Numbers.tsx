interface NumbersProps {
    count: number;
    twice: number;
}

export const Numbers = ({ count, twice }: NumbersProps) => {
    return (
        <p title="twice">
            {count} and {twice}
        </p>
    );
};
