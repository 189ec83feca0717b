-- Opens the definition DEFINITION with the language server that SERVER starts, and writes to REPORT, a JSON object,
-- what an author sees: the problems, completions, help, and the text after the first remedy.
local report = {}
local server = vim.split(vim.env.SERVER, "\n")
local function finish()
  local file = assert(io.open(vim.env.REPORT, "w"))
  file:write(vim.fn.json_encode(report))
  file:close()
  vim.cmd("qall!")
end

vim.cmd("edit " .. vim.fn.fnameescape(vim.env.DEFINITION))
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({ name = "variorum", cmd = server, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(buffer, client)

local function problems()
  return vim.diagnostic.get(buffer)
end
vim.wait(60000, function() return #problems() > 0 end, 50)
report.problems = vim.tbl_map(function(problem)
  return { line = problem.lnum, from = problem.col, to = problem.end_col, message = problem.message }
end, problems())

local function ask(method, line, character, more)
  local params = vim.tbl_extend("force", {
    textDocument = vim.lsp.util.make_text_document_params(buffer),
    position = { line = line, character = character },
  }, more or {})
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 60000) or {}
  local answer = answers[client] or {}
  return answer.result
end

local at = report.problems[1]
if at then
  local found = ask("textDocument/completion", at.line, at.from + 2)
  report.completions = vim.tbl_map(function(item) return item.label end, found.items)
  local range = { start = { line = at.line, character = at.from }, ["end"] = { line = at.line, character = at.to } }
  local actions = ask("textDocument/codeAction", at.line, at.from, { range = range, context = { diagnostics = {} } })
  if actions[1] then
    vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
  end
  report.text = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  report.fixed = vim.wait(60000, function() return #problems() == 0 end, 50)
  report.help = ask("textDocument/hover", at.line, at.from).contents.value
end
vim.lsp.stop_client(client)
finish()
