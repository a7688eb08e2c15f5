# Prints the commands of pages, each with its page and line: PAGE:LINE, a tabulator, the command.
#
# A command is a line of a fence for consoles, a line of plain code that begins with the name of a program, a step of a
# workflow, or what stands in the table of CONTRIBUTING. Remarks, and texts in a second column, are left out.
function found(command) {
  sub(/ +#.*$/, "", command)
  sub(/  +.*$/, "", command)
  gsub(/\$\{\{ *matrix\.part *\}\}/, "1", command)
  # Where a part is named with the number of all.
  sub(/--shard 1$/, "--shard 1/4", command)
  if (command != "") print FILENAME ":" FNR "\t" command
}
FNR == 1 { mark = ""; language = "" }
match($0, /^ *(```+|~~~+)/) {
  here = substr($0, RSTART, RLENGTH)
  gsub(/ /, "", here)
  if (mark == "") {
    mark = here
    language = substr($0, RSTART + RLENGTH)
    next
  }
  if (index(here, mark) == 1 && $0 ~ /^ *(```+|~~~+) *$/) { mark = ""; language = ""; next }
}
mark != "" && language ~ /^(console|sh|shell|bash|zsh)/ { found($0); next }
mark != "" && language == "yaml" && /^ *(- )?run: / { sub(/^ *(- )?run: /, ""); found($0); next }
mark != "" && language == "yaml" && /^ *command: / { sub(/^ *command: /, "tintype "); found($0); next }
mark != "" && language == "yaml" && /command: [^}]*[}]/ { sub(/^.*command: /, "tintype "); sub(/ *[}].*$/, ""); found($0); next }
mark == "" && /^     *(tintype|swift|make|docker|git|docc|hugo|mkdocs|jekyll|cmark|apt|apt-get|python3|pip|npm|npx|brew|curl) / {
  sub(/^ +/, "")
  found($0)
}
FILENAME ~ /CONTRIBUTING/ && /^\| [^|]* \| .*`.*\|$/ {
  split($0, cells, "|")
  rest = cells[3]
  while (match(rest, /`[^`]*`/)) {
    command = substr(rest, RSTART + 1, RLENGTH - 2)
    rest = substr(rest, RSTART + RLENGTH)
    if (command ~ /^(make |swift |\.ci\/|\.build\/|Tests\/)/) found(command)
  }
}
